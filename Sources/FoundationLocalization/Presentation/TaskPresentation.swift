/// What a task's texts are shown on.
enum TaskPresentation {
  @TaskLocal static var device: PresentationDevice?
  @TaskLocal static var width: Int?
}
