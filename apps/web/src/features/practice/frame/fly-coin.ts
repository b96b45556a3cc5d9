/** Flies a coin from where the Skizies were earned to the first visible target. */
export const flyCoin = (from: Element, targets: readonly (Element | null)[]): void => {
  const target = targets.find((each) => each?.checkVisibility())
  if (!target) return
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
