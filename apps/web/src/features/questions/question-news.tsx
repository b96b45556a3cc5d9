// A word to a student about questions: a defect that they found, or an answer that was right after all. Shown until it is put
// away.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { messages } from './messages.ts'
import { newsQuery } from './queries.ts'

const words = messages.news

export function QuestionNews() {
  const client = useQueryClient()
  const { data } = useQuery(newsQuery)
  const news = data?.news ?? []
  const putAway = useMutation({
    mutationFn: (upTo: number) => call('POST /api/questions/news/seen', { body: { upTo } }),
  })
  const close = () => {
    const upTo = news.at(-1)?.at
    if (upTo === undefined) return
    client.setQueryData(newsQuery.queryKey, { news: [] })
    // What could not be put away shows again at the next visit.
    putAway.mutate(upTo)
  }
  return (
    <Dialog open={news.length > 0} onClose={close} title={words.title}>
      <ul className="mb-5 flex flex-col gap-3">
        {news.map((word) => (
          <li key={`${word.questionId} ${word.version} ${word.kind}`}>{words.word(word)}</li>
        ))}
      </ul>
      <Button onClick={close}>{words.close}</Button>
    </Dialog>
  )
}
