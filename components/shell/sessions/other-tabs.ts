/** Calls `onOther` when the desk opens in another tab for somebody else. Returns a function that stops it. */
export function onOtherPerson(personId: string, onOther: () => void): () => void {
  const channel = new BroadcastChannel('desk-person')
  channel.onmessage = ({ data }) => data !== personId && onOther()
  channel.postMessage(personId)
  return () => channel.close()
}
