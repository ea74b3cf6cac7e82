import { BareList } from './bare-list.jsx'

export const dynamic = 'force-dynamic'

/** The bare list: what `npm run bench -- scroll` compares the desk's list with. */
export default function Page() {
  return <BareList />
}
