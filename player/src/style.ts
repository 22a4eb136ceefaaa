/** The element's own styles. A page changes them by `--nataraj-accent`, `--nataraj-on-accent` and the parts. */
export const STYLE = `:host{display:block;position:relative;aspect-ratio:16/9;overflow:hidden;border-radius:12px;
background:radial-gradient(120% 80% at 50% -10%,#5b1f52,#2a1236 45%,#150b1c)}
:host([hidden]){display:none}
*{position:absolute;inset:0;width:100%;height:100%;border:0}
img{object-fit:cover}
button{background:none;cursor:pointer;color:var(--nataraj-on-accent,#2a1200);font:700 18px/1 system-ui,sans-serif}
button::before{content:"\\25B6\\FE0E";position:absolute;inset:0;margin:auto;width:76px;height:76px;line-height:76px;
border-radius:50%;background:var(--nataraj-accent,#ffb238);font-size:30px;text-indent:5px}
button:hover::before{filter:brightness(1.15)}
button:focus-visible{outline:3px solid #7fe3ff;outline-offset:-6px}`;
