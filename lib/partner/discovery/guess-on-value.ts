import { normalizeText } from '../../records/normalize-text'

const written = {
  on: `on true yes y 1 enabled enable active activated start started running an ein eingeschaltet aktiv aktiviert ja wahr oui
    actif active activee allume marche si encendido activo activado habilitado sim ligado ativo ativado attivo attivato acceso
    abilitato aan actief ingeschakeld tak wlaczone wlaczony wlacz aktywny aktywne pa paslagen aktiverad til slatt paslaet
    aktivert aktiveret paalla kaytossa kylla zapnuto ano acik evet вкл включено да オン はい 有効 开 開 开启 開啟 启用 啟用 是 켜짐 예 نعم`,
  off: `off false no n 0 disabled disable inactive deactivated stop stopped paused aus ausgeschaltet inaktiv deaktiviert nein
    falsch non inactif inactive desactive desactivee eteint arret apagado inactivo desactivado deshabilitado nao desligado
    inativo desativado inattivo disattivato spento disabilitato uit inactief uitgeschakeld nie wylaczone wylaczony wylacz
    nieaktywny nieaktywne av avstangd inaktiverad nej nei fra avslatt deaktivert deaktiveret pois poissa ei vypnuto ne kapali
    hayir выкл выключено нет オフ いいえ 無効 关 關 关闭 關閉 停用 禁用 否 꺼짐 아니요 لا`,
}

const meanings = new Map(
  Object.entries(written).flatMap(([side, words]) => words.split(/\s+/).map((word) => [normalizeText(word), side])),
)

/**
 * Which of two values likely means On; null if the words leave doubt. For a person to confirm: nothing is written based
 * on it alone.
 */
export function guessOnValue<Value>([one, other]: readonly [Value, Value]): Value | null {
  const [first, second] = [one, other].map((value) => meanings.get(normalizeText(String(value)).trim()))
  if (first === second) return null
  if (first === 'on' || second === 'off') return one
  return second === 'on' || first === 'off' ? other : null
}
