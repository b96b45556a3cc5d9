// Changing the display name and the avatar.
import type { Me } from '@toron/contract/account.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { boardsKey, meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../form.tsx'
import { nameRule } from '../form-rules.ts'
import { messages as account } from '../messages.ts'
import { useForm } from '../use-form.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { avatars } from './avatars.ts'
import { messages } from './messages.ts'

const { fields } = account

interface ProfileDialogProps {
  readonly me: Me
  readonly open: boolean
  readonly onClose: () => void
}

export function ProfileDialog({ me, open, onClose }: ProfileDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.profile.edit}>
      {/* Remounted each time, so that unsaved changes are discarded. */}
      {open && <ProfileForm me={me} onDone={onClose} />}
    </Dialog>
  )
}

function ProfileForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const [avatar, setAvatar] = useState(me.avatar)
  const form = useForm({
    rules: { displayName: nameRule },
    send: async ({ displayName }) => {
      const chosen = avatars.find(({ address }) => address === avatar)
      const isNew = chosen && avatar !== me.avatar
      const body = { displayName, ...(isNew && { avatar: chosen.name }) }
      queryClient.setQueryData(meQuery.queryKey, await call('PATCH /api/me', { body }))
      // The boards show names and avatars.
      void queryClient.invalidateQueries({ queryKey: boardsKey })
      onDone()
    },
    blame: { 'name-hidden': 'displayName' },
  })
  return (
    <Form form={form}>
      <Field
        label={fields.name}
        autoComplete="name"
        dir="auto"
        required
        hint={fields.nameHint(me.isAnonymous)}
        defaultValue={me.displayName}
        {...form.field('displayName')}
      />
      <AvatarPicker
        chosen={avatar}
        onChoose={(name) => setAvatar(avatars.find((each) => each.name === name)?.address ?? avatar)}
      />
      <Button type="submit" pending={form.pending} className="self-start">
        {messages.save}
      </Button>
    </Form>
  )
}
