import { normalizeText } from './normalize-text'

/**
 * How far an application has come, by its stage's name: words, or beginnings of words, in the order of the steps. In
 * English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Swedish, Danish and Norwegian, Finnish, Czech,
 * Turkish, Russian, Greek, Indonesian, Vietnamese, Arabic, Hebrew, Hindi, Japanese, Chinese and Korean.
 */
const steps = [
  // New
  `new received applied submitted incoming inbox unread open pending registered neu eingegangen eingang beworben offen nouve nouvelle
  recu deposee nuevo nueva recibid novo nova recebid inscrit nuovo nuova ricevut nieuw ontvangen nowy nowe nowa otrzyman
  ny nya nye mottag modtag mottatt inkom uusi saapun jatetty novy nove prijat_zadost yeni alindi basvurdu atraiter нов получен
  новы новая новое отклик νεα νεο νεος υποβλ baru melamar moi chua جديد واردة חדש नया 新規 新着 応募 受付 未対応 新投递 新 待处理 已投递 접수 신규 지원완료`,
  // Screening
  `screen review shortlist longlist triage assess considered inprogress processing prescreen phone qualif evaluation test pruf sichtung
  vorauswahl inbearbeitung bearbeitung telefon encours examen etude analyse preselection entretientelephonique revision evaluacion analise triagem
  valutazione esame selezione beoordel selectie behandeling ocena wtrakcie weryfikacj rozpatr granska urval behandl vurder silaus
  kasittel posuz hodnoc incele degerlendir тестов рассмотр скрининг отбор проверк εξεταση αξιολογ ditinjau tinjau seleksi xemxet
  duyet مراجعة فرز בבדיקה סינון בדיקה समीक्षा जांच 書類 選考 審査 確認 筛选 初筛 评估 审核 서류 심사 검토 전형`,
  // Interview
  `interview meeting onsite callback gesprach gespraech vorstellung kennenlern probearbeit probetag entretien entrevista colloquio intervista gesprek
  rozmow intervju samtale haastat pohovor mulakat gorusme собесед интервью συνεντευξη wawancara phongvan مقابلة ראיון
  साक्षात्कार 面接 面談 面试 面談 면접`,
  // Offer
  `offer contract negotiat reference angebot vertrag promesse proposition offre oferta propuesta proposta aanbod contratt oferty
  umowa erbjud tilbud tarjous nabidk teklif предлож оффер προσφορα penawaran denghi عرض הצעה प्रस्ताव 内定 オファー 条件
  录用通知 录用意向 offer 处遇 처우 오퍼 제안`,
  // Hired
  `hired accepted onboard placed joined employed success eingestellt angestellt zugesagt zusage embauch retenu recrut engage
  contratad contratat aceptad admitid assunt aangenomen geplaatst zatrudnion przyjet anstall ansat ansatt palkat
  prijat zamestn isealindi kabul принят нанят трудоустро выход προσληφ diterima dipekerjakan datuyen nhanviec تعيين مقبول
  התקבל גויס नियुक्त चयनित 採用 入社 录用 入职 录取 合格 합격 채용 입사`,
  // Rejected
  `reject declin denied unsuccess notselected unqualif disqualif unsuitab failed closed lost absage abgesagt abgelehnt abgelehn refus rejete ecarte
  nonretenu
  recus rechaz descart rejeit reprov rifiut scartat respint afgewezen afwijz odrzucon odmow avslag avbojd nekad
  afvist afslag avvist hylat zamitn odmitnut red reddedil olumsuz отказ отклон απορριφ ditolak tuchoi loai مرفوض رفض נדחה
  अस्वीकृत 不採用 不合格 見送り 落選 お見送り 淘汰 拒绝 不合适 未通过 불합격 탈락`,
  // Withdrawn
  `withdraw withdrew cancel archiv noshow zuruckgezogen zurueckgezogen zuruck retire desist annul retirad cancelad ritirat
  ingetrokken wycof rezygn tillbak aterkall trukket vetanyt perui stazen odvolan geri iptal отозван самоотказ αποσυρ mengundurkan
  batal rut سحب ملغى הוסר פרש वापस रद्द 辞退 取消 撤回 放弃 취소 포기 철회`,
].map((words) =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => normalizeText(word.replaceAll('_', ''))),
)

const isWrittenTogether = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff]/
/** Shorter beginnings would match too many words. */
const minPrefixLength = 4

/** Returns which step of the hiring process a stage's name means, counted from 0; null if the name does not tell. */
export function stepOfStage(stage: string): number | null {
  const words = normalizeText(stage)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const whole = words.join('')
  let step: number | null = null
  let longest = 0
  for (const [index, known] of steps.entries())
    for (const one of known) {
      const isHit =
        one === whole ||
        (isWrittenTogether.test(one)
          ? whole.includes(one)
          : words.some((word) => word === one || (one.length >= minPrefixLength && word.startsWith(one))) ||
            (one.length >= 6 && whole.includes(one)))
      // "Offer declined" means declined: of two equally long matches the later step counts.
      if (isHit && one.length >= longest) {
        longest = one.length
        step = index
      }
    }
  return step
}
