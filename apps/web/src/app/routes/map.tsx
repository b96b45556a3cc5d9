// What a student knows of a subject: /map?subject=physics, with &show=ideas or &show=table.
import { useSearchParams } from 'react-router'
import { MapScreen } from '../../features/tonight/map/map-screen.tsx'

export default function KnowledgeMap() {
  const [search] = useSearchParams()
  return <MapScreen subject={search.get('subject')} show={search.get('show')} />
}
