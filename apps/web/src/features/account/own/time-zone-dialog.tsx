// Choosing the time zone of the student's days. It takes effect with the next day that counts (decision 36).

import { useMutation } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import { useId, useMemo, useState } from 'react'
import { call } from '../../../platform/api.ts'
import { explain } from '../../../platform/messages.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { timeZone } from '../active-day.ts'
import { messages } from './messages.ts'
import { allZones, findZones, zoneInWords } from './time-zones.ts'

const words = messages.timeZone

interface TimeZoneDialogProps {
  readonly me: Me
  readonly open: boolean
  readonly onClose: () => void
}

export function TimeZoneDialog({ me, open, onClose }: TimeZoneDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.change}>
      {open && <ZoneForm chosenBefore={me.chosenTimeZone} onDone={onClose} />}
    </Dialog>
  )
}

function ZoneForm({ chosenBefore, onDone }: { chosenBefore: string; onDone: () => void }) {
  const zones = useMemo(allZones, [])
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(chosenBefore)
  const found = findZones(zones, typed)
  const saving = useMutation({
    mutationFn: () => call('PATCH /api/me', { body: { chosenTimeZone: chosen } }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me)
      onDone()
    },
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Field
        label={words.search}
        type="search"
        hint={words.searchHint}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // In the search field Enter must not save.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset className="mt-4">
        <legend className="sr-only">{words.title}</legend>
        <ul className="max-h-[36dvh] overflow-y-auto rounded-medium border border-edge">
          <ZoneChoice
            name=""
            words={words.sameAsDevice}
            about={zoneInWords(timeZone())}
            chosen={chosen}
            onChoose={setChosen}
          />
          {found.map((zone) => (
            <ZoneChoice key={zone.name} {...zone} chosen={chosen} onChoose={setChosen} />
          ))}
        </ul>
      </fieldset>
      <p role="status" className="mt-2 text-[15px] text-ink-soft">
        {found.length === 0 ? words.noneFound : words.found(found.length)}
      </p>
      {saving.isError && <Alert className="mt-4">{explain(saving.error)}</Alert>}
      <p className="mt-4 text-[15px] text-ink-soft">{words.whenItCounts}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onDone}>
          {messages.cancel}
        </Button>
        <Button type="submit" pending={saving.isPending}>
          {messages.save}
        </Button>
      </div>
    </form>
  )
}

interface ZoneChoiceProps {
  readonly name: string
  readonly words: string
  readonly about: string
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

function ZoneChoice({ name, words, about, chosen, onChoose }: ZoneChoiceProps) {
  const id = useId()
  return (
    <li className="border-line not-last:border-b">
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 has-checked:bg-sunken has-focus-visible:bg-sunken"
      >
        <input
          id={id}
          type="radio"
          name="time-zone"
          checked={name === chosen}
          onChange={() => onChoose(name)}
          className="size-5 shrink-0 accent-(--brand)"
        />
        <span className="min-w-0">
          <span className="block font-[650]">{words}</span>
          <span className="block text-[13px] text-ink-soft">{about}</span>
        </span>
      </label>
    </li>
  )
}
