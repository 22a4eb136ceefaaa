// Speaks the protocol of whisper-child, and does what the first sample says.
let busy = 0;
process.on("disconnect", () => process.exit());
process.on("message", ({ id, samples }) => {
  const answer = () =>
    process.send({ id, words: [{ text: `${process.pid} ${samples.length} ${busy}`, start: 0, end: 1 }] });
  const acts = {
    0: () => {
      busy++;
      process.send({ id, share: 0.5 });
      setTimeout(() => {
        answer();
        busy--;
      }, 30);
    },
    1: () => process.send({ id, share: 0.1 }), // and never more
    2: () => process.exit(3),
    3: () => process.send({ nonsense: true }),
    4: () => process.send({ id, failure: "weights_refused", subject: "a.onnx" }),
    5: () => {
      process.send({ id: id - 1, words: [{ text: "of another song", start: 0, end: 1 }] });
      answer();
    },
  };
  acts[samples[0]]();
});
