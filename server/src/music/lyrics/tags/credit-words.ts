const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** What people are named for in credits, in lower case: English, and what Spanish, French and German files have most. */
export const ROLES = wordsOf(
  "lyrics lyric lyricist words music composer composers composed composition songwriter songwriters songwriting writer " +
    "writers written author authors arranger arrangers arranged arrangement producer producers produced production " +
    "performer performers performed vocal vocals vocalist vocalists guitar guitars guitarist bass bassist drum drums drummer " +
    "percussion piano pianist keyboard keyboards synth synthesizer synthesizers violin viola cello strings brass trumpet " +
    "saxophone sax flute programming programmer programmed engineer engineers engineered engineering mixer mixing mixed mix " +
    "mastering mastered recording recorded studio artist artists singer album title song label publisher publishers " +
    "published publishing copyright translator translation translated director op sp " +
    "letra música musica compositor compositores productor paroles musique compositeur texte text musik komponist",
);

/** What stands before a role, and is none itself. */
export const QUALIFIERS = wordsOf(
  "executive additional assistant associate co lead main backing background back electric acoustic vocal vocals digital a r",
);

/** Between roles, and between names. */
export const CONNECTING_WORDS = wordsOf("and by of for the y et und e de da di del la le van von der feat ft with x");

/** Roles in Chinese, Japanese and Korean; one sign alone, or a stem that longer ones contain. */
export const ROLES_OF_HAN =
  /^[词詞曲唱歌鼓]$|^[词詞]曲$|作[词詞曲者]|[填作][词詞]|[编編]曲|改[编編]|制作|製作|[监監][制製]|出品|[发發]行|演唱|原唱|歌手|和[声聲音]|合[声聲]|[录錄]音|録音|混音|母[带帶]|吉他|[贝貝]斯|[键鍵][盘盤]|鼓手|弦[乐樂]|[企策][划劃]|[统統][筹籌]|[总總][监監]|翻[译譯]|작사|작곡|편곡|노래|프로듀서/u;
