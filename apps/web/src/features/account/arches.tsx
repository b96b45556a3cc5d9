// The five subjects as a row of gateways: the picture of the sign-in screen. It uses the light theme's subject colours
// in both themes, because its background is always dark.
import { Keystone } from '../../ui/marks.tsx'

const arches = [
  { colour: '#2d5ba9', height: '43%' },
  { colour: '#33722c', height: '66%' },
  { colour: '#b4452c', height: '100%' },
  { colour: '#6b3fa0', height: '75%' },
  { colour: '#9b2c6b', height: '51%' },
]

export function Arches({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <div className="flex h-full items-end gap-2.5">
        {arches.map(({ colour, height }, index) => (
          <div
            key={colour}
            className="flex min-w-0 flex-1 origin-bottom animate-[rise_240ms_var(--ease-settle)_backwards] items-start justify-center rounded-t-full pt-3 md:pt-14"
            style={{ background: colour, height, animationDelay: `${index * 40}ms` }}
          >
            {height === '100%' && <Keystone className="h-auto w-[28%] text-[#f2a91e]" />}
          </div>
        ))}
      </div>
    </div>
  )
}
