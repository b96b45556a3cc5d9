// The maths topics of the catalogue, to read while they are being made. Without the catalogue there is simply
// nothing to add to the page around it.
import { useCatalogue } from '../../platform/catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { ArchMark } from '../../ui/marks.tsx'

export function MathsTopics() {
  const { data } = useCatalogue()
  const sections = data?.subjects.filter(({ kind }) => kind === 'maths') ?? []
  return (
    <div className="wrap grid items-start gap-5 pb-10 md:grid-cols-2">
      {sections.map(({ key, name, topics }) => (
        <section key={key} data-subject={key} aria-label={name}>
          <Card className="overflow-hidden">
            <div className="flex items-center gap-3.5 bg-subject-wash px-5.5 py-4.5">
              <ArchMark>{name[0]}</ArchMark>
              <div>
                <h2 className="text-2xl">{name}</h2>
                <p className="leading-snug text-ink-soft">{topics.length} topics · Coming soon</p>
              </div>
            </div>
            <ul className="columns-1 gap-6 px-5.5 py-4 sm:columns-2">
              {topics.map((topic) => (
                <li key={topic.key} className="break-inside-avoid py-1.5 text-ink-soft">
                  {topic.name}
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  )
}
