const entryLength = 128
const maxSectors = 4_096
/** MAXREGSECT: the numbers above it have special meanings, such as the end of a chain. */
const maxRegularSector = 0xfffffffa

/** Returns the names in the directory of an old Office file (OLE2, [MS-CFB]); null if the file is incomplete. */
export function readCompound(bytes: Uint8Array): string[] | null {
  if (bytes.length < 512) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) return null
  const sectorLength = 1 << shift
  const startOf = (sector: number) => (sector + 1) * sectorLength
  const isThere = (sector: number) => startOf(sector) + sectorLength <= bytes.length

  /** The header lists the first 109 sectors of the file allocation table: enough for 6 MB. */
  function nextOf(sector: number): number | null {
    const perSector = sectorLength / 4
    const part = Math.floor(sector / perSector)
    if (part >= 109) return null
    const table = view.getUint32(76 + 4 * part, true)
    return isThere(table) ? view.getUint32(startOf(table) + 4 * (sector % perSector), true) : null
  }

  const names: string[] = []
  let sector: number | null = view.getUint32(48, true)
  for (let read = 0; read < maxSectors && sector !== null && sector < maxRegularSector; read++) {
    if (!isThere(sector)) return names.length > 0 ? names : null
    for (let at = startOf(sector); at < startOf(sector) + sectorLength; at += entryLength) {
      const length = view.getUint16(at + 64, true)
      if (length >= 2 && length <= 64)
        names.push(new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length - 2)))
    }
    sector = nextOf(sector)
  }
  return names.length > 0 ? names : null
}
