#if !canImport(Darwin)
  import Foundation
  import LanguageData

  extension ElapsedTimeUnit {
    var field: Date.RangeComponentsFormatStyle.Field {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .week
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var calendarUnit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
  }

  extension Date {
    /// Within the years 1 to 4000 or so, where all calendars can count.
    var countable: Date { min(max(self, .distantPast), .distantFuture) }
  }
#endif
