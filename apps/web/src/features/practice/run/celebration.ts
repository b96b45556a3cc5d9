// The joy of a right answer: a sound, a coin that flies to the balance, confetti at ten and twenty-five in a row.
// Decoration only: whatever fails here is ignored, and all motion is left out where less of it is asked for.
import { isSoundOn } from '../../../platform/preferences.ts'

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

let sound: HTMLAudioElement | undefined

export function playCorrect(): void {
  if (!isSoundOn()) return
  sound ??= new Audio('/sounds/correct.wav')
  sound.currentTime = 0
  // A browser may refuse to play, or have no such file: the answer is right all the same.
  sound.play().catch(() => undefined)
}

export const celebratesAt = (inARow: number): boolean => inARow === 10 || inARow === 25

export async function throwConfetti(inARow: number): Promise<void> {
  if (wantsLessMotion()) return
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:60'
  try {
    const { default: confetti } = await import('canvas-confetti')
    document.body.append(canvas)
    // Without a worker: the Content-Security-Policy allows none made from a blob.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
    const colors = ['--brand', '--skizie', '--right', '--physics', '--maths'].map(token)
    const burst = (x: number, angle: number) =>
      fire({
        particleCount: inARow === 25 ? 110 : 60,
        angle,
        spread: 65,
        startVelocity: 48,
        origin: { x, y: 0.75 },
        colors,
      })
    await Promise.all([burst(0.1, 60), burst(0.9, 120)])
  } catch {
    // The page may be offline before the confetti was ever fetched.
  } finally {
    canvas.remove()
  }
}

/** Flies a coin from where the Skizies were earned to the first of `targets` that is on screen. */
export function flyCoin(from: Element, targets: readonly (Element | null)[]): void {
  const target = targets.find((each) => each?.checkVisibility())
  if (!target || wantsLessMotion()) return
  const start = from.getBoundingClientRect()
  const end = target.getBoundingClientRect()
  const coin = document.createElement('div')
  coin.setAttribute('aria-hidden', 'true')
  coin.style.cssText =
    `position:fixed;left:${start.left + 12}px;top:${start.top + start.height / 2 - 11}px;width:18px;height:22px;` +
    'z-index:50;pointer-events:none;background:var(--skizie);clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%)'
  document.body.append(coin)
  const x = end.left + end.width / 2 - start.left - 21
  const y = end.top + end.height / 2 - start.top - start.height / 2
  const flight = coin.animate(
    [
      { transform: 'translate(0, 0) scale(0.6)', opacity: 0 },
      { transform: `translate(${x * 0.15}px, ${y * 0.15 - 24}px) scale(1.25)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.9 },
    ],
    { duration: 620, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
  )
  const done = () => coin.remove()
  flight.finished.then(done, done)
}
