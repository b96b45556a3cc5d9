// A new link without the student's name in it (decision 70). It asks first, because the old link stops working.
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { explain } from '../../platform/messages.ts'
import { meQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { messages } from './messages.ts'

const words = messages.newLink

export function NewLink() {
  const [isOpen, setOpen] = useState(false)
  const making = useMutation({
    mutationFn: () => call('POST /api/referral/code'),
    onSuccess: async ({ referralCode }) => {
      await queryClient.cancelQueries({ queryKey: meQuery.queryKey })
      queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, referralCode })
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
        {words.ask}
      </Button>
      <p role="status" className="text-[15px] text-ink-soft">
        {making.isSuccess && words.made}
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        <p className="mb-5 text-ink-soft">{words.text}</p>
        {making.isError && <Alert className="mb-4">{explain(making.error)}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="ghost" onClick={() => setOpen(false)}>
            {words.cancel}
          </Button>
          <Button pending={making.isPending} onClick={() => making.mutate()}>
            {words.submit}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
