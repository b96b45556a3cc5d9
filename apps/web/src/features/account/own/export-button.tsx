import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

const file = 'toron-my-data.json'

/** Fetches everything that is stored about the student and saves it as a file. */
export function ExportButton() {
  const saving = useMutation({
    mutationFn: async () => {
      const everything = await call('GET /api/account/export')
      const blob = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
      const address = URL.createObjectURL(blob)
      const link = document.createElement('a')
      link.href = address
      link.download = file
      link.click()
      URL.revokeObjectURL(address)
    },
  })
  return (
    <>
      <Button kind="ghost" pending={saving.isPending} onClick={() => saving.mutate()}>
        {messages.data.download}
      </Button>
      {saving.isSuccess && (
        <p role="status" className="text-[15px] font-[650]">
          {messages.data.saved(file)}
        </p>
      )}
      {saving.error && <Alert>{explain(saving.error)}</Alert>}
    </>
  )
}
