/// Runs `body` with the device that its texts are to be for, for this task and its child tasks alone.
///
/// ```swift
/// let hint = withDevice(.mac) { String(localized: "Tap to open") }  // Click to open
/// ```
public func withDevice<Result>(_ device: PresentationDevice, _ body: () throws -> Result) rethrows -> Result {
  try TaskPresentation.$device.withValue(device, operation: body)
}

/// Runs `body`, which may wait, with the device that its texts are to be for; it stays where its caller runs.
public func withDevice<Result>(
  _ device: PresentationDevice, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await TaskPresentation.$device.withValue(device, operation: body, isolation: isolation)
}
