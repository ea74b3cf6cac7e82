import { useBackCloses } from './use-back-closes'

/** `useBackCloses` as a component, to put inside something that is rendered only while open. */
export function BackCloses({ close }: { close: () => void }) {
  useBackCloses(close)
  return null
}
