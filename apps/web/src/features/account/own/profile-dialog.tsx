// Changing one's name and mark.
import type { Me } from '@toron/contract/account.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { meKey } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { AvatarPicker } from '../avatar-picker.tsx'
import { avatars } from '../avatars.ts'
import { Form } from '../form.tsx'
import { nameHint, nameRule } from '../form-rules.ts'
import { useForm } from '../use-form.ts'

interface ProfileDialogProps {
  readonly me: Me
  readonly open: boolean
  readonly onClose: () => void
}

export function ProfileDialog({ me, open, onClose }: ProfileDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Edit profile">
      {/* Made anew each time, so that what was not saved is gone. */}
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
      queryClient.setQueryData<Me>(meKey, await call('PATCH /api/me', { body }))
      // The boards show names and marks.
      void queryClient.invalidateQueries({ queryKey: ['board'] })
      onDone()
    },
    blame: { 'name-hidden': 'displayName' },
  })
  return (
    <Form form={form}>
      <Field
        label="Full Name"
        autoComplete="name"
        dir="auto"
        required
        hint={nameHint(me.isAnonymous)}
        defaultValue={me.displayName}
        {...form.field('displayName')}
      />
      <AvatarPicker
        chosen={avatar}
        onChoose={(name) => setAvatar(avatars.find((each) => each.name === name)?.address ?? avatar)}
      />
      <Button type="submit" pending={form.pending} className="self-start">
        Save
      </Button>
    </Form>
  )
}
