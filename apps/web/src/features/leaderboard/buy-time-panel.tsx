// Minutes for Skizies. Pressing a pack opens a confirmation; the message after buying stays until the next purchase.
import { formatNumber } from '@toron/domain/format.ts'
import { type TimePack, timePacks } from '@toron/domain/leaderboard/time-packs.ts'
import { currencyName } from '@toron/domain/product.ts'
import { useId, useState } from 'react'
import { useMe } from '../../platform/session.ts'
import { Card, Chip } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Keystone } from '../../ui/marks.tsx'
import { BuyTimeQuestion } from './buy-time-question.tsx'
import { messages } from './messages.ts'

const words = messages.buyTime

export function BuyTimePanel() {
  const titleId = useId()
  const { data: me } = useMe()
  const [pack, setPack] = useState<TimePack>()
  const [isOpen, setOpen] = useState(false)
  /** Counts the confirmations: each is a new purchase with its own request id. */
  const [confirmations, setConfirmations] = useState(0)
  const [bought, setBought] = useState<TimePack>()

  function ask(chosen: TimePack) {
    setPack(chosen)
    setConfirmations((count) => count + 1)
    setOpen(true)
    setBought(undefined)
  }

  return (
    <section aria-labelledby={titleId}>
      <Card className="p-5 md:p-5.5">
        <h2 id={titleId} className="text-[19px]">
          {words.title}
        </h2>
        <p className="mt-1 text-[15px] text-ink-soft">{words.about}</p>
        <ul className="mt-3.5 flex flex-col gap-2.5">
          {timePacks.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                onClick={() => ask(each)}
                className={classes(
                  'flex min-h-13 w-full items-center gap-3 rounded-[14px] px-4 py-2 text-start hover:bg-sunken',
                  'transition-[transform,background-color] duration-150 ease-settle active:translate-y-px',
                  each.popular
                    ? 'shadow-[inset_0_0_0_2px_var(--skizie)]'
                    : 'shadow-[inset_0_0_0_1px_var(--line)]',
                )}
              >
                <span className="font-[650]">+{each.name}</span>
                {each.popular && <Chip className="px-2.5! text-[13px]!">{words.popular}</Chip>}
                <Chip tone="skizie" className="num ms-auto">
                  <Keystone />
                  {formatNumber(each.price)}
                  <span className="sr-only"> {currencyName}</span>
                </Chip>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={bought ? 'mt-3.5 font-[650] text-(--right)' : 'sr-only'}>
          {bought && (me ? words.boughtWithBalance(bought.name, me.skizies) : words.bought(bought.name))}
        </p>
      </Card>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={pack ? words.ask(pack.name) : words.askAny}>
        {pack && (
          <BuyTimeQuestion
            key={confirmations}
            pack={pack}
            onClose={() => setOpen(false)}
            onBought={(done) => {
              setBought(done)
              setOpen(false)
            }}
          />
        )}
      </Dialog>
    </section>
  )
}
