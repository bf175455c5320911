#import "TicketPrinter.h"

@implementation TicketPrinter

- (NSString *)statusText {
    return NSLocalizedString(@"Printing tickets…", @"Status of the box office's printer");
}

- (NSString *)footerForHolder:(NSString *)holder {
    NSString *format = NSLocalizedStringFromTable(@"Issued to %@", @"UserProfile", @"Printed below a ticket; a name");
    return [NSString localizedStringWithFormat:format, holder];
}

@end
