import type { KnownTeam } from '@/lib/connection/contract'
import type { RepeatSetting } from '@/lib/easy-apply/contract'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { connectionWords } from './words'

type TeamsSectionProps = { teams: readonly KnownTeam[]; repeats: ReadonlyMap<string, RepeatSetting> }

/** The teams that the desk has learned, and whether each takes repeat applications. */
export function TeamsSection({ teams, repeats }: TeamsSectionProps) {
  return (
    <section aria-labelledby="connection-teams" className="grid gap-3">
      <h2 id="connection-teams" className="text-section font-semibold">
        {connectionWords.teams}
      </h2>
      {teams.length === 0 ? (
        <p className="text-quiet">{connectionWords.noTeams}</p>
      ) : (
        <div className="overflow-x-auto rounded-panel border bg-raised">
          <table aria-labelledby="connection-teams" className="w-full border-collapse text-left">
            <thead className="text-small text-quiet">
              <tr className="[&_th]:px-3 [&_th]:py-2 [&_th]:font-normal">
                <th scope="col">{connectionWords.team}</th>
                <th scope="col">{connectionWords.learnedFrom}</th>
                <th scope="col">{connectionWords.repeats}</th>
              </tr>
            </thead>
            <tbody>
              {teams.map(({ id, name, source }) => (
                <tr key={id} className="border-t [&>*]:px-3 [&>*]:py-2">
                  <th scope="row" className="wrap-anywhere font-medium">
                    {name === null ? id : `${id}, ${name}`}
                  </th>
                  <td>{connectionWords.sources[source]}</td>
                  <td>
                    <Repeats setting={repeats.get(id)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Repeats({ setting }: { setting: RepeatSetting | undefined }) {
  if (!setting) return <span className="text-quiet">{connectionWords.notKnown}</span>
  return (
    <>
      {setting.areOff ? connectionWords.off : connectionWords.on}
      <span className="text-quiet">
        , <Sentence text={connectionWords.seenAt} parts={{ when: <RelativeTime iso={setting.at} /> }} />
      </span>
    </>
  )
}
