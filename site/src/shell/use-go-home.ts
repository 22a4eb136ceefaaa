import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/**
 * What leads home before a sign-out shows. Home is drawn when the promise is kept: as a transition, the router's default, it
 * could be drawn after the sign-out, and a page that sends signed-out people away would send them to /restricted.
 */
export function useGoHome(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => navigate("/", { flushSync: true }), [navigate]);
}
