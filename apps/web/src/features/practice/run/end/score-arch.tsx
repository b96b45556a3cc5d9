// The score inside an arch, which fills with the share of right answers; a keystone crowns it.
import { messages } from './messages.ts'

export function ScoreArch({ percent }: { percent: number }) {
  return (
    <div className="relative">
      <svg viewBox="0 0 200 176" aria-hidden="true" className="h-44 w-50">
        <path d={arch} fill="none" stroke="var(--sunken)" strokeWidth="18" strokeLinecap="round" />
        {percent > 0 && (
          <path
            d={arch}
            pathLength={100}
            strokeDasharray={`${percent} 200`}
            fill="none"
            stroke="var(--subject)"
            strokeWidth="18"
            strokeLinecap="round"
          />
        )}
        <path d="M100 0l10 15-10 15-10-15z" fill="var(--skizie)" />
      </svg>
      <p className="absolute inset-x-0 bottom-4 flex flex-col items-center">
        <span className="text-[15px] font-semibold text-ink-soft">{messages.end.score}</span>{' '}
        <span className="num text-[30px] font-bold">{percent.toFixed(1)}%</span>
      </p>
    </div>
  )
}

const arch = 'M20 164V95a80 80 0 0 1 160 0v69'
