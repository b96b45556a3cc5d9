import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

/** Fetches everything that is kept about the student and saves it as a file. */
export function ExportButton() {
  const saving = useMutation({
    mutationFn: async () => {
      const everything = await call('GET /api/account/export')
      const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = 'toron-my-data.json'
      link.click()
      URL.revokeObjectURL(address)
    },
  })
  return (
    <>
      <Button kind="ghost" pending={saving.isPending} onClick={() => saving.mutate()}>
        Download my data
      </Button>
      {saving.isSuccess && (
        <p role="status" className="text-[15px] font-[650]">
          Saved as toron-my-data.json.
        </p>
      )}
      {saving.error && <Alert>{explain(saving.error)}</Alert>}
    </>
  )
}
