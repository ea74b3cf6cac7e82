import { MissingScreen } from '@/components/shell/notes/missing-screen'

/** Where there is nothing: an address that no page has, or a page of what is gone, such as a run. */
export default function NotFoundHere() {
  return <MissingScreen />
}
