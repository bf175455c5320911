#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Sends tickets to the printer of a box office.
@interface TicketPrinter : NSObject

@property (nonatomic, readonly) NSString *statusText;

- (NSString *)footerForHolder:(NSString *)holder;

@end

NS_ASSUME_NONNULL_END
