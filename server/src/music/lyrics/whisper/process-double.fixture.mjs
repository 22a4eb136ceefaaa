// Speaks the protocol of whisper-child, and does what the first sample says.
let busy = 0;
const hearing = (text) => ({ words: [{ text, start: 0, end: 1 }], language: "en" });
process.on("disconnect", () => process.exit());
process.on("message", ({ id, samples }) => {
  const answer = () => process.send({ id, hearing: hearing(`${process.pid} ${samples.length} ${busy}`) });
  const acts = {
    0: () => {
      busy++;
      process.send({ id, share: 0.5, text: "so far" });
      setTimeout(() => {
        answer();
        busy--;
      }, 30);
    },
    1: () => process.send({ id, share: 0.1, text: "" }), // and never more
    2: () => process.exit(3),
    3: () => process.send({ nonsense: true }),
    4: () => process.send({ id, failure: "weights_refused", subject: "a.onnx" }),
    5: () => {
      process.send({ id: id - 1, hearing: hearing("of another song") });
      answer();
    },
  };
  acts[samples[0]]();
});
