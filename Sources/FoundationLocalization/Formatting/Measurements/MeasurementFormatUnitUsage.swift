#if !canImport(Darwin)
  public import Foundation

  /// What a measurement is of; a style chooses the unit, and how precise the number is, by it and the locale.
  ///
  /// The names are Foundation's, the preferences CLDR's, which has no preferences for workouts: they are written as food is,
  /// as Apple's systems do.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private enum Purpose: String, Codable {
      case general, asProvided, food, workout, person, personHeight, road, focalLength, rainfall, snowfall, visibility
      case personWeight, barometric, wind, weather, liquid
    }

    private let purpose: Purpose

    private init(_ purpose: Purpose) { self.purpose = purpose }

    /// CLDR's word; nil for the unit as it is.
    var preference: String? {
      switch purpose {
      case .general: "default"
      case .asProvided: nil
      case .food, .workout: "food"
      case .person, .personWeight: "person"
      case .personHeight: "person-height"
      case .road: "road"
      case .focalLength: "focal-length"
      case .rainfall: "rainfall"
      case .snowfall: "snowfall"
      case .visibility: "visiblty"
      case .barometric: "baromtrc"
      case .wind: "wind"
      case .weather: "weather"
      case .liquid: "fluid"
      }
    }

    /// The unit that the locale prefers for quantities of this kind and size.
    public static var general: Self { Self(.general) }

    /// The measurement's own unit.
    public static var asProvided: Self { Self(.asProvided) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(.food) }

    /// The energy that a workout takes.
    public static var workout: Self { Self(.workout) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Measures of a person, other than the height.
    public static var person: Self { Self(.person) }

    /// The height of a person, in two units where that is the custom: `6 feet, 3 inches`.
    public static var personHeight: Self { Self(.personHeight) }

    /// A way by road.
    public static var road: Self { Self(.road) }

    /// The focal length of a lens.
    public static var focalLength: Self { Self(.focalLength) }

    /// How much rain fell.
    public static var rainfall: Self { Self(.rainfall) }

    /// How much snow fell.
    public static var snowfall: Self { Self(.snowfall) }

    /// How far one can see.
    public static var visibility: Self { Self(.visibility) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(.personWeight) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(.barometric) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self(.wind) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(.person) }

    /// The temperature of the air.
    public static var weather: Self { Self(.weather) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a liquid.
    public static var liquid: Self { Self(.liquid) }
  }
#endif
