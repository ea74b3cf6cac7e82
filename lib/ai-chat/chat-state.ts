import type { ChatState } from './contract'

/** A setting that the partner accepted; `sentAt` is null if the record is too old to contain it. */
export type Agreed = { isOn: boolean; by: string; byId?: string; at: Date; sentAt: Date | null }

/** A setting in progress, or one that may have succeeded without confirmation. */
export type OpenSetting = {
  isOn: boolean
  by: string
  byId?: string
  /** Null: not sent yet, so that it cannot have succeeded. */
  sentAt: Date | null
  isUnderWay: boolean
  mayHaveSucceeded: boolean
}

/**
 * What is known about a team. Its setting is unknown after an opposite one without an answer: that may have succeeded,
 * even after a later one was accepted, for as long as the partner may still be working (`workMs`, spec 8).
 */
export function chatStateOf(
  id: string,
  agreed: Agreed | null,
  open: readonly OpenSetting[],
  workMs: number,
): ChatState {
  const latestFirst = [...open].sort((one, other) => timeOf(other) - timeOf(one))
  const underWay = latestFirst.find((setting) => setting.isUnderWay)
  const uncertain = latestFirst
    .filter(isSent)
    .find(
      (setting) =>
        setting.mayHaveSucceeded &&
        setting.isOn !== agreed?.isOn &&
        (agreed === null || timeOf(setting) + workMs > (agreed.sentAt ?? agreed.at).getTime()),
    )
  const known = agreed && {
    isOn: agreed.isOn,
    setBy: agreed.by,
    setById: agreed.byId,
    setAt: agreed.at.toISOString(),
  }
  return {
    id,
    isOn: null,
    setBy: null,
    setAt: null,
    ...(uncertain ? {} : known),
    doubt: uncertain
      ? {
          wantedOn: uncertain.isOn,
          by: uncertain.by,
          byId: uncertain.byId,
          at: uncertain.sentAt.toISOString(),
          before: known,
        }
      : null,
    underWay: underWay ? { isOn: underWay.isOn, by: underWay.by, byId: underWay.byId } : null,
  }
}

function isSent(setting: OpenSetting): setting is OpenSetting & { sentAt: Date } {
  return setting.sentAt !== null
}

function timeOf({ sentAt }: OpenSetting): number {
  return sentAt?.getTime() ?? Number.MAX_SAFE_INTEGER
}
