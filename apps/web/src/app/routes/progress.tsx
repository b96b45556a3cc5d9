// Resources.
import { ResourcesScreen } from '../../features/resources/resources-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function Resources() {
  return (
    <>
      <PageTitle>Resources</PageTitle>
      <ResourcesScreen />
    </>
  )
}
