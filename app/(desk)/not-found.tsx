import { MissingScreen } from '@/components/shell/notes/missing-screen'

/** For a URL without a page, or the page of something that no longer exists, such as a run. */
export default function NotFoundHere() {
  return <MissingScreen />
}
