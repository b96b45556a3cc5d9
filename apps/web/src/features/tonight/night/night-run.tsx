// The night on screen: it shows the question that is asked or the end, handles the keys, moves the focus to new content,
// and celebrates.
import { useQuery } from '@tanstack/react-query'
import type { Night } from '@toron/contract/tonight.ts'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import { useRef } from 'react'
import { useCode } from '../../../platform/code.ts'
import { EarnedChip } from '../../practice/frame/earned-chip.tsx'
import { findTopic } from '../../practice/frame/find-topic.ts'
import { useKeysView } from '../../practice/frame/keys-view.tsx'
import { PracticeFrame } from '../../practice/frame/practice-frame.tsx'
import { TopicBar } from '../../practice/frame/topic-bar.tsx'
import { TopicNames } from '../../practice/frame/topic-names.tsx'
import { useFocusOnChange } from '../../practice/frame/use-focus-on-change.ts'
import { useKeys } from '../../practice/frame/use-keys.ts'
import { keyMeanings } from '../../practice/question/card/key-meanings.ts'
import { commandOf, type KeyCommand } from '../../practice/question/card/keys.ts'
import { useCelebration } from '../../practice/question/card/use-celebration.ts'
import { nightEndCode } from './end-code.ts'
import { messages } from './messages.ts'
import { NightQuestion } from './night-question.tsx'
import { earningsOf, inARow } from './night-state.ts'
import { AllWaiting, back, NightFailed, nightNotice, QuestionGone, Waiting } from './notices.tsx'
import { questionQuery } from './queries.ts'
import { useNight } from './use-night.ts'

const keys = keyMeanings()
const nothing = { questionId: '', topic: '' }

interface NightRunProps {
  readonly night: Night
  readonly catalogue: Catalogue
  readonly reload: () => Promise<Night | null>
}

export function NightRun({ night, catalogue, reload }: NightRunProps) {
  const { view, waiting, dispatch, act } = useNight(night, reload)
  const { item, verdict } = view
  const question = useQuery({ ...questionQuery(item ?? nothing), enabled: item !== null })
  const end = useCode(nightEndCode, item === null)
  const keysView = useKeysView()
  const questionRef = useRef<HTMLHeadingElement>(null)
  const verdictRef = useRef<HTMLHeadingElement>(null)
  const endRef = useRef<HTMLHeadingElement>(null)
  const asked = item && question.data ? item.questionId : null
  const isEndShown = item === null && end.data !== undefined

  useFocusOnChange(isEndShown ? 'end' : asked, isEndShown ? endRef : questionRef)
  useCelebration(
    {
      questionId: verdict?.questionId ?? null,
      verdict: verdict ?? undefined,
      isOwn: view.isOwn,
      inARow: inARow(night),
    },
    verdictRef,
  )
  useKeys(asked !== null, commandOf, (command: KeyCommand) => {
    if (command.type === 'choose') dispatch(command)
    if (command.type === 'act') act()
    if (command.type === 'help') keysView.open()
  })

  if (item === null && waiting > 0) return <AllWaiting count={waiting} />
  if (item === null) {
    if (end.data) {
      return (
        <end.data.NightEnd night={night} catalogue={catalogue} bar={nightNotice.bar} headingRef={endRef} />
      )
    }
    if (end.isError) return <NightFailed error={end.error} onRetry={() => window.location.reload()} />
    return <Waiting />
  }
  const found = findTopic(catalogue, item.topic)
  const names = { subject: found?.subject, topicName: found?.topic.name }
  if (question.isError) return <NightFailed error={question.error} onRetry={() => void question.refetch()} />
  if (question.data === null) return <QuestionGone onReload={() => void reload()} />
  if (question.data === undefined) return <Waiting {...names} />
  const number = night.done.length + waiting + (verdict ? 0 : 1)
  const total = night.done.length + night.left.length
  return (
    <PracticeFrame
      subjectKey={names.subject?.key ?? ''}
      title={messages.pageTitle(number, total)}
      header={
        <TopicBar back={back}>
          <TopicNames
            subjectName={messages.subject(names.subject?.name ?? '')}
            topicName={names.topicName ?? item.topic}
          />
          <EarnedChip {...earningsOf(night)} />
        </TopicBar>
      }
      keys={keys}
      keysView={keysView}
    >
      <NightQuestion
        night={night}
        item={item}
        view={view}
        question={question.data}
        place={{ number, total }}
        dispatch={dispatch}
        onAct={act}
        onKeys={keysView.open}
        questionRef={questionRef}
        verdictRef={verdictRef}
      />
    </PracticeFrame>
  )
}
