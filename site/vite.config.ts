import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const chunk = (name: string, test: RegExp) => ({ name, test, priority: 10 });

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["@nataraj/source", ...defaultClientConditions], dedupe: ["react", "react-dom", "konva"] },
  build: {
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            chunk("react", /node_modules\/(react|react-dom|scheduler)\//),
            chunk("router", /node_modules\/react-router(-dom)?\//),
            chunk("three", /node_modules\/three\//),
            chunk("waveform", /node_modules\/(peaks\.js|konva|waveform-data|eventemitter3)\//),
            chunk("auth", /node_modules\/supertokens/),
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": "http://localhost:4000" } },
});
