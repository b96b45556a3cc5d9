// The part of canvas-confetti that the celebration uses; the package has no types of its own.
declare module 'canvas-confetti' {
  interface Burst {
    readonly particleCount: number
    readonly angle: number
    readonly spread: number
    readonly startVelocity: number
    readonly origin: { readonly x: number; readonly y: number }
    readonly colors: readonly string[]
  }
  interface Settings {
    readonly resize: boolean
    readonly useWorker: boolean
    readonly disableForReducedMotion: boolean
  }
  const confetti: {
    readonly create: (canvas: HTMLCanvasElement, settings: Settings) => (burst: Burst) => Promise<void> | null
  }
  export default confetti
}
