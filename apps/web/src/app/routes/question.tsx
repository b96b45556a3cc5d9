// Practising one topic.
export const handle = { ownPhoneHeader: true }

export default function Question() {
  return <h1>Question</h1>
}
