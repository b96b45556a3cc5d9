// Resources, not open yet.
import { BookOpen } from 'lucide-react'
import { OpensSoon } from '../opens-soon.tsx'

export default function Resources() {
  return (
    <OpensSoon
      place="Resources"
      icon={<BookOpen strokeWidth={1.75} />}
      promise="Study notes and practice papers in English, Bangla, Economics and more, unlocked with the Skizies you earn. Those you earn today will count."
    />
  )
}
