#import "TicketPrinter.h"
