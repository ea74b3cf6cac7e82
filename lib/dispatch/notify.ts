import 'server-only'
import { singleton } from '../runtime/singleton'
import { listenToStore } from '../store/connection'

type Listener = (personId: string | null) => void

const state = singleton('dispatch-listeners', () => ({ due: new Set<() => void>(), changed: new Set<Listener>() }))

/** Listens for changes to dispatches on any server: a trigger on the table notifies (migration 0003). */
export async function listenForDispatches(): Promise<void> {
  await listenToStore('dispatches', (payload) => {
    const [word, personId = null] = payload.split(' ')
    if (word !== 'changed') notifyDue()
    for (const listener of state.changed) listener(personId)
  })
}

/** Something is due, or may be soon. */
export function notifyDue(): void {
  for (const listener of state.due) listener()
}

export function onDue(listener: () => void): () => void {
  state.due.add(listener)
  return () => state.due.delete(listener)
}

/** Calls `listener` with the id of the person whose dispatch changed; null: anyone's may have. */
export function onChanged(listener: Listener): () => void {
  state.changed.add(listener)
  return () => state.changed.delete(listener)
}
