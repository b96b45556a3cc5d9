// Resources.
import { ResourcesScreen } from '../../features/resources/resources-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { messages } from '../shell/messages.ts'

export default function Resources() {
  return (
    <>
      <PageTitle>{messages.places.resources.label}</PageTitle>
      <ResourcesScreen />
    </>
  )
}
