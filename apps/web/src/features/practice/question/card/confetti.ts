// Confetti over the whole page, from both sides.
import confetti from 'canvas-confetti'

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

export const burst = async (inARow: number): Promise<void> => {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:60'
  document.body.append(canvas)
  try {
    // No worker: the Content-Security-Policy allows none from a blob.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
    const colors = ['--brand', '--skizie', '--right', '--physics', '--maths'].map(token)
    const from = (x: number, angle: number) =>
      fire({
        particleCount: inARow === 25 ? 110 : 60,
        angle,
        spread: 65,
        startVelocity: 48,
        origin: { x, y: 0.75 },
        colors,
      })
    await Promise.all([from(0.1, 60), from(0.9, 120)])
  } finally {
    canvas.remove()
  }
}
