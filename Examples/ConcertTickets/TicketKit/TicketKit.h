#import <Foundation/Foundation.h>

FOUNDATION_EXPORT double TicketKitVersionNumber;
FOUNDATION_EXPORT const unsigned char TicketKitVersionString[];
