import { MissingScreen } from '@/components/shell/missing-screen'

/** A page of the desk that has nothing at this address, such as a run that is gone. */
export default function NotFoundHere() {
  return <MissingScreen isFramed />
}
