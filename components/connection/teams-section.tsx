'use client'

import { maxTeamNameLength, type NamedTeam, type NameTeamsAction } from '@/lib/connection/contract'
import type { RepeatSetting } from '@/lib/easy-apply/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { useTeamNames } from './use-team-names'
import { connectionWords } from './words'

type TeamsSectionProps = {
  teams: readonly NamedTeam[]
  repeats: ReadonlyMap<string, RepeatSetting>
  nameTeams: NameTeamsAction
}

/** The teams that the desk has learned, their names here, and whether each accepts repeat applications. */
export function TeamsSection({ teams, repeats, nameTeams }: TeamsSectionProps) {
  const names = useTeamNames(teams, nameTeams)
  return (
    <section aria-labelledby="connection-teams" className="grid gap-3">
      <h2 id="connection-teams" className="text-section font-semibold">
        {connectionWords.teams}
      </h2>
      {teams.length === 0 ? (
        <p className="text-quiet">{connectionWords.noTeams}</p>
      ) : (
        <form method="post" noValidate onSubmit={names.save} className="grid gap-3">
          <p className="max-w-prose text-quiet">{connectionWords.nameTeamsLead}</p>
          <div className="overflow-x-auto rounded-panel border bg-raised">
            <table aria-labelledby="connection-teams" className="w-full border-collapse text-left">
              <thead className="text-small text-quiet">
                <tr className="[&_th]:px-3 [&_th]:py-2 [&_th]:font-normal">
                  <th scope="col">{connectionWords.team}</th>
                  <th scope="col">{connectionWords.teamName}</th>
                  <th scope="col" className="max-md:hidden">
                    {connectionWords.learnedFrom}
                  </th>
                  <th scope="col" className="max-md:hidden">
                    {connectionWords.repeats}
                  </th>
                </tr>
              </thead>
              <tbody>
                {teams.map((team) => (
                  <tr key={team.id} className="border-t [&>*]:px-3 [&>*]:py-2">
                    <th scope="row" className="wrap-anywhere font-medium">
                      {team.id}
                    </th>
                    <td>
                      <input
                        dir="auto"
                        aria-label={connectionWords.nameOfTeam({ id: team.id })}
                        value={names.nameOf(team)}
                        onChange={(event) => names.edit(team.id, event.currentTarget.value)}
                        placeholder={team.ownName ?? undefined}
                        maxLength={maxTeamNameLength}
                        autoComplete="off"
                        className="control w-full min-w-36"
                      />
                      <p className="pt-1 text-small text-quiet md:hidden">
                        {connectionWords.sources[team.source]} · {connectionWords.repeats}:{' '}
                        <Repeats setting={repeats.get(team.id)} />
                      </p>
                    </td>
                    <td className="max-md:hidden">{connectionWords.sources[team.source]}</td>
                    <td className="max-md:hidden">
                      <Repeats setting={repeats.get(team.id)} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {names.failure !== null && <Notice isUrgent tone="bad" title={names.failure} />}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button type="submit" isPending={names.isPending} pendingLabel={connectionWords.saving}>
              {connectionWords.saveNames}
            </Button>
            <p role="status" className="text-small text-quiet">
              {names.isSaved && !names.isPending && connectionWords.namesSaved}
            </p>
          </div>
        </form>
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
