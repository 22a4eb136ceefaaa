// Loaded first by a process whose parent keeps a channel to it: when the parent is gone, however it ended, so is this.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
