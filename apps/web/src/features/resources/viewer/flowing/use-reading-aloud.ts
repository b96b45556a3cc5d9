// Reads a chapter aloud, sentence by sentence, with the voice that the device has for the book's language.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { highlight, type Sentence, sentencesIn } from './texts.ts'

/** `mute`: the device has no voice for this language. */
export type Aloud = 'silent' | 'reading' | 'mute'

export interface Voice {
  readonly aloud: Aloud
  readonly toggle: () => void
}

const voiceFor = (lang: string): SpeechSynthesisVoice | undefined =>
  window.speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang)

/** Voices are known a moment after they are first asked for. */
const voicesKnown = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.speechSynthesis.getVoices().length > 0) return resolve()
    window.speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(() => resolve(), 1000)
  })

const say = ({ text, lang }: Sentence, book: string, onEnd: () => void): void => {
  const spoken = new SpeechSynthesisUtterance(text)
  const voice = voiceFor(lang) ?? voiceFor(book)
  if (voice) spoken.voice = voice
  spoken.lang = voice?.lang ?? lang
  spoken.onend = onEnd
  spoken.onerror = onEnd
  window.speechSynthesis.speak(spoken)
}

interface Room {
  readonly room: RefObject<HTMLElement | null>
  readonly chapter: RefObject<HTMLElement | null>
  readonly lang: string
}

export const useReadingAloud = ({ room, chapter, lang }: Room): [Aloud, () => void] => {
  const [aloud, setAloud] = useState<Aloud>('silent')
  /** What is read belongs to this turn; a later one ends it. */
  const turn = useRef(0)

  const stop = () => {
    turn.current += 1
    if ('speechSynthesis' in window) window.speechSynthesis.cancel()
    highlight('spoken', undefined)
    setAloud('silent')
  }

  const show = (range: Range) => {
    const shown = room.current
    if (!shown) return
    const space = shown.getBoundingClientRect()
    const { top, bottom } = range.getBoundingClientRect()
    if (top < space.top || bottom > space.bottom) shown.scrollBy({ top: top - space.top - space.height / 4 })
  }

  const readFrom = (sentences: readonly Sentence[], index: number, own: number): void => {
    const sentence = sentences[index]
    if (turn.current !== own) return
    if (!sentence) {
      stop()
      return
    }
    highlight('spoken', sentence.range)
    show(sentence.range)
    say(sentence, lang, () => readFrom(sentences, index + 1, own))
  }

  const start = async () => {
    turn.current += 1
    const own = turn.current
    if (!('speechSynthesis' in window)) return setAloud('mute')
    await voicesKnown()
    if (turn.current !== own || !chapter.current) return
    if (!voiceFor(lang)) return setAloud('mute')
    setAloud('reading')
    const top = room.current?.getBoundingClientRect().top ?? 0
    const sentences = sentencesIn(chapter.current, lang)
    const first = sentences.findIndex(({ range }) => range.getBoundingClientRect().bottom > top)
    readFrom(sentences, Math.max(0, first), own)
  }

  useEffect(
    () => () => {
      turn.current += 1
      if ('speechSynthesis' in window) window.speechSynthesis.cancel()
      highlight('spoken', undefined)
    },
    [],
  )
  return [aloud, aloud === 'reading' ? stop : () => void start()]
}
