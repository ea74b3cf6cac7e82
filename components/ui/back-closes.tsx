import { useBackCloses } from './use-back-closes'

/** Inside of what is rendered only while it is open. */
export function BackCloses({ close }: { close: () => void }) {
  useBackCloses(close)
  return null
}
