// A new link for whoever wants one without their name in it (decision 70). Asked first, because the old one ends.
import { useMutation } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { explain } from '../../platform/messages.ts'
import { queryClient } from '../../platform/query-client.ts'
import { meKey } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function NewLink() {
  const [isOpen, setOpen] = useState(false)
  const making = useMutation({
    mutationFn: () => call('POST /api/referral/code'),
    onSuccess: async ({ referralCode }) => {
      await queryClient.cancelQueries({ queryKey: meKey })
      queryClient.setQueryData<Me>(meKey, (me) => me && { ...me, referralCode })
      setOpen(false)
    },
  })
  const ask = () => {
    making.reset()
    setOpen(true)
  }
  return (
    <>
      <Button kind="plain" onClick={ask} className="-ml-2 mt-2">
        <RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Make a new link
      </Button>
      <p role="status" className="text-[15px] text-ink-soft">
        {making.isSuccess && 'This is your new link. The old one does not work any more.'}
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Make a new link?">
        <p className="mb-5 text-ink-soft">
          The new link has two words in it and not your name. The old link stops working. Friends who have
          joined already still count.
        </p>
        {making.isError && <Alert className="mb-4">{explain(making.error)}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="ghost" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button pending={making.isPending} onClick={() => making.mutate()}>
            Make it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
