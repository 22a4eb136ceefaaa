/** Who sings, as files for karaoke mark it: `v1:`, or F, M and D for a woman, a man and both. */
const VOICE = /^(?:v\d|bg|[FMD]) ?: ?/;

/** What people are named for: "作曲 : …", "Lyrics by …", "Producer: …". */
const ROLES = new Set(
  (
    "词 詞 曲 作词 作詞 填词 填詞 作曲 编曲 編曲 词曲 詞曲 制作 製作 制作人 製作人 监制 監製 出品 出品人 发行 發行 演唱 原唱 歌手 " +
    "和声 和聲 和音 合声 录音 錄音 录音师 錄音師 混音 混音师 母带 母帶 吉他 贝斯 貝斯 鼓 鼓手 键盘 鍵盤 弦乐 弦樂 企划 企劃 OP SP " +
    "lyrics lyricist words music composer composed producer produced arranger arranged mixed mixing mastered mastering vocal vocals"
  )
    .toLowerCase()
    .split(" "),
);
/** Roles that are one only before a colon: lines that are sung begin so, too. */
const ROLES_WITH_COLON = new Set("written performed artist singer album title song".split(" "));

const NO_WORDS = /纯音乐|純音樂|^[[(]?instrumental[\])]?[.!]?$/iu;

/** Whether a text says that there are no words to it, as in "纯音乐，请欣赏". */
export function saysNoWords(text: string): boolean {
  return NO_WORDS.test(text.trim());
}

/** What is sung of a line of lyrics in a tag: without the mark of a voice. Undefined for credits and notes. */
export function sungText(line: string): string | undefined {
  const text = line.trim().replace(VOICE, "");
  return isCredit(text) || saysNoWords(text) ? undefined : text;
}

function isCredit(text: string): boolean {
  const colon = text.search(/[:：]/);
  const by = text.toLowerCase().indexOf(" by ");
  if (colon < 0 && by < 0) return false;
  const head = text.slice(0, colon >= 0 ? colon : by).toLowerCase();
  const roles = head.replace(/ by ?$/, "").split(/ and |[/&、]/);
  return roles
    .map((role) => role.trim())
    .every((role) => ROLES.has(role) || (colon >= 0 && ROLES_WITH_COLON.has(role)));
}
