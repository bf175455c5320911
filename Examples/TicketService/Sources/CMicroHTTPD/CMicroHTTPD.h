// Swift cannot call functions with a variable number of arguments; these have as many as the service needs.
#pragma once

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>

/// Starts a server on the loopback interface; port 0 takes any that is free. NULL if it cannot.
static inline struct MHD_Daemon *start_loopback_server(
    uint16_t port, unsigned int threads, MHD_AccessHandlerCallback handler, void *context) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD, 0, NULL, NULL, handler, context, MHD_OPTION_SOCK_ADDR, &address,
      MHD_OPTION_THREAD_POOL_SIZE, threads, MHD_OPTION_CONNECTION_TIMEOUT, 30u, MHD_OPTION_END);
}

/// The port that a server listens at; 0 if that is not known.
static inline uint16_t port_of_server(struct MHD_Daemon *server) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(server, MHD_DAEMON_INFO_BIND_PORT);
  return info == NULL ? 0 : info->port;
}
